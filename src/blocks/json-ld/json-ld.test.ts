import { describe, expect, it } from "vitest";
import { serializeJsonLd } from "./json-ld";

describe("serializeJsonLd", () => {
  it.each(["</script><script>alert(1)</script>", "<!--", "a & b", "line\u2028end", '"quoted"'])(
    "keeps %s inside the script and whole",
    (name) => {
      const text = serializeJsonLd({ name });
      expect(text).not.toMatch(/[<>&\u2028]/);
      expect(JSON.parse(text)).toEqual({ name });
    },
  );
});
