import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AnswerHtml } from "./answer-html";

const drawn = (html: string) => render(<AnswerHtml html={html} />).container.innerHTML;

describe("AnswerHtml", () => {
  it("keeps the marks of text", () => {
    const html = "<p>가 <strong>나</strong></p><ul><li>다</li></ul><h3>라</h3>";
    expect(drawn(html)).toContain(html);
  });

  it.each([
    ["<script>alert(1)</script>", /alert|script/],
    ["<img src=x onerror=alert(1)>", /img|onerror/],
    ["<p onclick=alert(1) style='position:fixed'>글</p>", /onclick|style/],
    ["<iframe src='https://evil.example'></iframe>", /iframe|evil/],
    ["<a href='javascript:alert(1)'>글</a>", /javascript|href/],
    ["<a href='//evil.example'>글</a>", /href/],
    ["<svg><script>alert(1)</script></svg>", /svg|alert/],
    ["<style>*{display:none}</style>", /style|display/],
    ["<math><mtext><img src=x onerror=alert(1)></mtext></math>", /math|onerror/],
    ["<form action=/x><input name=password></form>", /form|input/],
  ])("leaves out what runs or disguises: %s", (html, trace) => {
    expect(drawn(html).replace(/ class="[^"]*"/g, "")).not.toMatch(trace);
  });

  it("keeps safe links", () => {
    expect(drawn("<a href='https://clinic.example/a'>글</a>")).toMatch(/href="https:\/\/clinic.example\/a"/);
  });
});
