import { expect, it } from "vitest";
import { paragraphsOf } from "./paragraphs";

it.each([
  ["네, 됩니다.", "<p>네, 됩니다.</p>"],
  ["하나\n둘\n\n셋", "<p>하나<br>둘</p><p>셋</p>"],
  ["<script>1</script> & 2 > 1", "<p>&lt;script&gt;1&lt;/script&gt; &amp; 2 &gt; 1</p>"],
  ["  \n \n", ""],
  ["", ""],
])("writes %o as %s", (text, html) => {
  expect(paragraphsOf(text)).toBe(html);
});
