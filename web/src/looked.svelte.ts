// What somebody looks for in the rulebook; whoever opens it at a clause wants to see the whole.
class Looked {
  for = $state("");
}

export const looked = new Looked();
