/** The sheet of one page that has no partner, and so no theme: it is answered by the middleware, beside the site's sheet. */
export const REFUSED_PREVIEW_CSS = `
*{box-sizing:border-box;margin:0}
body{background:#fff;color:#121211;font:400 16px/26px "Pretendard Variable",Pretendard,-apple-system,BlinkMacSystemFont,"Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{display:grid;grid-template-rows:auto 1fr auto;min-height:100dvh;max-width:520px;margin:auto;padding:0 20px env(safe-area-inset-bottom)}
.top{display:flex;align-items:center;min-height:52px;font-size:14px;line-height:20px;font-weight:600}
.middle{align-self:center;padding:24px 0}
.middle p{color:#53514e}
svg{width:56px;height:56px;padding:16px;border-radius:16px;background:#f6f6f4;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
h1{margin:20px 0 8px;font-size:28px;line-height:38px;font-weight:600;letter-spacing:-.022em}
dl{margin-top:24px;border-top:1px solid #cfcdc9}
dl div{display:grid;grid-template-columns:88px 1fr;padding:13px 0;border-bottom:1px solid #e2e1de}
dt{color:#6a6864;font-size:14px}
dd{font-weight:500;font-variant-numeric:tabular-nums}
nav{display:grid;gap:8px;margin-top:24px}
a{display:flex;align-items:center;justify-content:center;min-height:48px;padding:8px 24px;border-radius:8px;color:inherit;font-weight:600;text-decoration:none;box-shadow:inset 0 0 0 1px #cfcdc9}
a:first-child{background:#242322;color:#fff;box-shadow:none}
a:hover{background:#f6f6f4}
a:first-child:hover{background:#121211}
a:focus-visible{outline:2px solid #242322;outline-offset:2px}
.foot{padding:24px 0;color:#6a6864;font-size:13px;line-height:20px}
`;
