import { html } from 'hono/html';

/** The sign of a shop. */
export const sign = html`<svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><path fill="currentColor" d="M5 4h24a3 3 0 0 1 3 3v7a5.5 5.5 0 0 1-10 2.6A5.5 5.5 0 0 1 17 18a5.5 5.5 0 0 1-5-1.4A5.5 5.5 0 0 1 2 14V7a3 3 0 0 1 3-3Zm0 17.5A9 9 0 0 0 12 20a9 9 0 0 0 10 0 9 9 0 0 0 7 1.5V27a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3Z"/></svg>`;

const drawings = [
  html`<path d="M70 150V92a50 50 0 0 1 100 0v58Z" opacity=".85"/><path d="M95 150V97a25 25 0 0 1 50 0v53Z" opacity=".35" fill="#fff"/><circle cx="36" cy="120" r="16" opacity=".4"/><circle cx="206" cy="42" r="20" opacity=".4"/>`,
  html`<circle cx="120" cy="80" r="46" opacity=".85"/><path d="M120 34a46 46 0 0 1 0 92Z" opacity=".3" fill="#fff"/><path d="M24 34h34v34H24zM186 96h30v30h-30z" opacity=".4"/>`,
  html`<path d="M58 128c0-52 24-92 62-92s62 40 62 92Z" opacity=".85"/><path d="M82 128c0-34 12-66 38-66s38 32 38 66Z" opacity=".3" fill="#fff"/><path d="M20 60l24-24 24 24-24 24zM182 44l18-18 18 18-18 18z" opacity=".4"/>`,
  html`<rect x="62" y="36" width="50" height="90" rx="12" opacity=".85"/><rect x="124" y="60" width="54" height="66" rx="12" opacity=".55"/><circle cx="151" cy="36" r="14" opacity=".85"/><path d="M24 126a22 22 0 0 1 0-44Z" opacity=".4"/><path d="M216 26a22 22 0 0 1 0 44Z" opacity=".4"/>`,
] as const;

/** A drawing for something on sale. @param index another one for each neighbour */
export const drawGoods = (index: number) =>
  html`<svg viewBox="0 0 240 150" preserveAspectRatio="xMidYMid slice" fill="currentColor" aria-hidden="true">${drawings[index % drawings.length]}</svg>`;
