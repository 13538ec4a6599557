// The service worker: what goes on when the page is not there, or the network.
import "./sw/push";
import "./sw/shell";
