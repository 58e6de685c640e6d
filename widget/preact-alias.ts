/**
 * The widget is written in React's API and runs on Preact: a visitor's first step needs half of the bytes.
 * https://preactjs.com/guide/v11/getting-started#aliasing-react-to-preact
 */
export const preactAlias = {
  "react/jsx-dev-runtime": "preact/jsx-runtime",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom": "preact/compat",
  react: "preact/compat",
};
