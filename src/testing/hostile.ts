/** Links that lead nowhere, wherever a partner or a visitor can put one. */
export const HOSTILE_LINKS = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "https:/\\evil.example",
  "http://plain.example",
  "https://clinic.example@evil.example",
  'https://a.example/"onmouseover="alert(1)',
  "blob:https://evil.example/1",
  "file:///etc/passwd",
];

/** What would leave a style element, or write more into it than a colour. */
export const HOSTILE_COLOURS = [
  "red",
  "#fff",
  "#12345g",
  "#123456;}body{display:none",
  "#123456}</style><script>alert(1)</script>",
  "url(https://evil.example/x)",
  "var(--ink)",
  "expression(alert(1))",
  "rgb(0 0 0)",
  " #123456",
  "#123456\n",
];

/** What is no id of a container, a plugin or a partner. */
export const HOSTILE_IDS = [
  "",
  'GTM-ABCD"><script>alert(1)</script>',
  "GTM-ABCD&l=dataLayer2",
  "GTM-ABCD/../../evil.js",
  "GTM-ABCD\n",
  "../../../etc/passwd",
  "a' or '1'='1",
  "</script><script>alert(1)</script>",
  "ab cd ef gh",
  "한글아이디입니다",
];

/** Words that are shown as they are. */
export const HOSTILE_WORDS = [
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  "{{constructor}}",
  "</style><style>*{display:none}",
  "<!-- <title>",
];

/** Pictures that are no pictures. */
export const HOSTILE_PICTURES = [
  "javascript:alert(1)",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "//evil.example/a.png",
  "http://plain.example/a.png",
  '/media/a.png" onerror="alert(1)',
  "/media/../customers/this",
  "/media/a.png) no-repeat, url(https://evil.example",
  "https://a.example/b.png\\",
];
