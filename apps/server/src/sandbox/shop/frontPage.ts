import { toRupees } from '@potli/api/units/money';
import { shortRupees } from '@potli/api/units/shortRupees';
import { html } from 'hono/html';
import type { Product, Visit } from '../programmes.ts';
import { drawGoods } from './shopArt.ts';
import { type Host, shopPage } from './shopPage.ts';

interface Front {
  host: Host;
  /** The link that led here. */
  link: URL;
  visit: Visit | undefined;
}

/** What a visitor sees first: what there is to buy. */
export function frontPage({ host, link, visit }: Front) {
  const shop = visit?.programme.shop ?? link.hostname;
  const products = visit?.programme.products ?? [];
  const content = html`
<h1>Welcome to ${shop}</h1>
<p class="lead">${leadOf(host, visit)}</p>
${products.length > 0 ? order({ host, link, products }) : ''}
<details><summary>What the link carries</summary><dl>
<dt>Address</dt><dd>${link.origin + link.pathname}</dd>
${[...link.searchParams].map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}
</dl></details>`;
  return shopPage({ host, shop, title: 'Welcome', content });
}

function leadOf({ name }: Host, visit: Visit | undefined): string {
  if (!visit) return 'The sandbox has no programme for this shop, so there is nothing to buy.';
  if (visit.programme.products.length === 0)
    return 'The network pays for nothing in this shop, so there is nothing to buy.';
  if (!visit.clickId)
    return `You came without a click, so ${name} will not hear of what you buy. Log in there first to earn cashback.`;
  const deed = visit.programme.products.every(isFree) ? 'Apply' : 'Buy something';
  return `${deed}, then go back to ${name}: your cashback is Pending within seconds, and decided a minute later.`;
}

/** Such as a credit card. */
const isFree = ({ pricePaise }: Pick<Product, 'pricePaise'>) => pricePaise === 0;

const pieces = html`<label>Pieces <select name="pieces"><option>1</option><option>2</option><option>3</option></select></label>`;

const order = ({ host, link, products }: Pick<Front, 'host' | 'link'> & { products: readonly Product[] }) => html`
<form method="post" action="${host.base}/orders">
<input type="hidden" name="to" value="${link.href}">
<div class="options">
<label class="wide">What the shop decides
<select name="fate"><option value="approved">It approves the order</option><option value="rejected">It declines the order</option><option value="chance">Leave it to chance</option></select></label>
${products.every(isFree) ? html`<input type="hidden" name="pieces" value="1">` : pieces}
</div>
<ul class="goods">${products.map(
  ({ name, pricePaise }, index) => html`
<li>${drawGoods(index)}<div><h2>${name}</h2>
<span class="price">${isFree({ pricePaise }) ? 'Free' : shortRupees(toRupees(pricePaise))}</span>
<button name="product" value="${index}">${isFree({ pricePaise }) ? 'Apply' : 'Buy'}<span class="hidden"> ${name}</span></button></div></li>`,
)}</ul>
</form>`;
