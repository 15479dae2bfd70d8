import { html, raw } from 'hono/html';
import { chance } from '../random.ts';
import { sign } from './shopArt.ts';
import { shopStyle } from './shopStyle.ts';

/** The site whose members shop here. */
export interface Host {
  /** Its name, as members know it. */
  name: string;
  /** Where a member sees what came of an order. */
  cashback: string;
  /** Where the shop is mounted, without a slash at the end. */
  base: string;
}

interface ShopPage {
  host: Host;
  shop: string;
  title: string;
  content: ReturnType<typeof html>;
}

const TINTS = 6;

/** The frame of every page of a shop: it says that the shop is not real, and leads back. */
export const shopPage = ({ host, shop, title, content }: ShopPage) => html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${`${title} | ${shop}, a simulated shop`}</title>
<style>${raw(shopStyle)}</style>
</head>
<body data-tint="${Math.floor(chance(0, shop) * TINTS)}">
<aside class="note" aria-label="About this shop"><strong>Simulated shop.</strong> Nothing is sold here, and no money moves.</aside>
<div class="frame">
<header class="top">
<span class="brand">${sign}${shop}</span>
<a class="back" href="${host.cashback}">Back to ${host.name}</a>
</header>
<main>${content}</main>
</div>
</body>
</html>
`;
