import { type ApiHost, DEMO_SHOP_PATH, type DemoVisit, isDemoShop } from '@potli/server';
import { formatClickCashback } from '@potli/ui/format/formatClickCashback';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { paths } from '../src/lib/paths.ts';
import { isLocal } from './isLocal.ts';
import { localHeaders } from './localHeaders.ts';
import { plainLogo, plainStyle } from './plainPages.ts';

const style = `${plainStyle}
body{max-width:640px}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:8px 20px;margin:4px 0}
dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere}
@media (max-width:480px){dl{grid-template-columns:minmax(0,1fr);gap:0}dd{margin-bottom:10px}}`;

const headers = localHeaders(style);

type FindVisit = NonNullable<ApiHost['demoVisit']>;

/**
 * Adds the page that answers for the shops of the demo, whose names never resolve. It shows links with click ids of
 * members, so it answers only browsers on this machine. Only hosts of the demo add it.
 */
export function addDemoShopPage(site: Hono, findVisit: FindVisit, productName: string): void {
  site.get(DEMO_SHOP_PATH, async (context, next) => {
    const { to = '', ...added } = context.req.query();
    if (!isLocal(context) || !isDemoShop(to)) return next();
    const link = new URL(to);
    // what Get Deal sets on the link to the shop is set on the link to this page
    for (const [name, value] of Object.entries(added)) link.searchParams.set(name, value);
    return context.html(page({ link, visit: await findVisit(link.href), productName }), 200, headers);
  });
}

interface DemoShop {
  link: URL;
  visit: DemoVisit | undefined;
  productName: string;
}

const page = ({ link, visit, productName }: DemoShop) => html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${`A demo shop | ${productName}`}</title>
<style>${raw(style)}</style>
</head>
<body>
${raw(plainLogo)}
<h1>${`This would be ${visit?.shop ?? link.hostname}`}</h1>
<p>This is the demo of ${productName}. Its shops do not exist, so nothing can be bought here.</p>
<p>${
  visit
    ? 'Your click is recorded. A real shop would report your order with the sub-id of this link, and your cashback would follow.'
    : 'This link carries no click, so no cashback would be tracked.'
}</p>
<dl>${rowsOf(link, visit).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<a href="${visit ? paths.clicks : paths.stores}">${visit ? 'Back to My Clicks' : 'Back to the stores'}</a>
</body>
</html>
`;

/** What is told of a link: its click first, then the parts of its address. */
function rowsOf(link: URL, visit: DemoVisit | undefined): [name: string, value: string][] {
  return [
    ...(visit ? clickRows(visit) : []),
    ['Address', link.origin + link.pathname],
    ...[...link.searchParams].map(([name, value]): [string, string] => [
      visit && value.includes(visit.clickId) ? `${name} (sub-id)` : name,
      value,
    ]),
  ];
}

function clickRows({ offer, cashbackRupees, cashbackPercent, clickedAt }: DemoVisit): [string, string][] {
  return [
    ...(offer === undefined ? [] : [['Offer', offer] satisfies [string, string]]),
    ['Rate at the click', `${formatClickCashback(cashbackRupees, cashbackPercent)} cashback`],
    ['Clicked', formatDateTime(clickedAt.toISOString(), '')],
  ];
}
