import type { DemoBrand } from './demo-brand.js'

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

const STYLE = `
  html, body { margin: 0; height: 100%; }
  .ad { box-sizing: border-box; display: flex; flex-direction: column; justify-content: center; gap: 6cqmin;
    height: 100%; padding: max(12px, 8cqmin); border: 0; width: 100%; cursor: pointer; text-align: left;
    font-family: system-ui, sans-serif; container-type: size; background: var(--ground); color: var(--ink); }
  .ad > span { display: flex; flex-direction: column; gap: 6cqmin; }
  .name { font-weight: 600; font-size: clamp(11px, 9cqmin, 18px); opacity: .86; }
  .headline { font-weight: 700; font-size: clamp(14px, 15cqmin, 40px); line-height: 1.1; letter-spacing: -.01em; }
  .tagline { font-size: clamp(11px, 8cqmin, 18px); }
  .action { align-self: flex-start; border-radius: 99px; padding: .5em 1.1em; background: var(--button);
    color: var(--on-button); font-weight: 600; font-size: clamp(11px, 8cqmin, 17px); white-space: nowrap; }
  @container (min-aspect-ratio: 2/1) {
    .ad > span { flex-direction: row; align-items: center; gap: 20px; justify-content: space-between; }
    .name { display: none; } .headline { font-size: clamp(14px, 24cqh, 44px); } .action { align-self: center; }
  }
  @container (min-aspect-ratio: 2/1) and (max-width: 340px) { .tagline { display: none; } }`

/** Returns a banner of a demo brand as HTML: fits any size, uses `clickTag`, loads nothing. */
export function demoBannerHtml({ name, headline, tagline, action, ground, ink, button, onButton }: DemoBrand): string {
  const colors = `--ground:${ground};--ink:${ink};--button:${button};--on-button:${onButton}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<button class="ad" style="${colors}" onclick="if (window.clickTag) window.open(window.clickTag)"><span>
<span class="name">${escaped(name)}</span>
<span class="headline">${escaped(headline)}</span>
<span class="tagline">${escaped(tagline)}</span>
<span class="action">${escaped(action)}</span>
</span></button>
</body>
</html>
`
}
