import { describe, expect, it } from "vitest";
import { homeOf, nameOf } from "./addresses";

describe("the address of another library", () => {
  it("is typed with or without what every address begins with", () => {
    expect(homeOf(" play.example.org ")).toBe("https://play.example.org/");
    expect(homeOf("http://localhost:8601/games/?x#y")).toBe("http://localhost:8601/games/");
    expect(homeOf("192.168.1.7:8601")).toBe("https://192.168.1.7:8601/");
  });

  it("is no number", () => {
    for (const typed of ["8601", "8601/", "8601:80", ""]) expect(homeOf(typed)).toBe("");
  });
});

it("every library has a name of its own on its host", () => {
  expect(nameOf("https://someone.example.org/a/")).not.toBe(nameOf("https://someone.example.org/b/"));
});
