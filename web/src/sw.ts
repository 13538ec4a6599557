// The service worker: what this browser does for the house while no page of it is open.
import "./sw/push";
