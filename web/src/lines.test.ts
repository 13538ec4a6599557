import { expect, it } from "vitest";
import { cutOf } from "./lines";

const lines = [0, 20, 40].map((top) => ({ top, bottom: top + 20 }));

it("cuts no line in the middle of its height", () => {
  expect(cutOf(50, lines)).toBe(10);
});

it("cuts nothing off where a line ends, or almost", () => {
  expect(cutOf(40, lines)).toBe(0);
  expect(cutOf(38, lines)).toBe(0);
  expect(cutOf(70, lines)).toBe(0);
});

it("cuts whole rows, whatever stands in them", () => {
  expect(cutOf(50, [...lines, { top: 36, bottom: 56 }])).toBe(14);
});
