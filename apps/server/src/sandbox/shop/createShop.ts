import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { isOwnForm } from '../isOwnForm.ts';
import type { Sandbox } from '../openSandbox.ts';
import { frontPage } from './frontPage.ts';
import { orderPage } from './orderPage.ts';
import type { Host } from './shopPage.ts';
import { shopStyle } from './shopStyle.ts';

const styleHash = createHash('sha256').update(shopStyle).digest('base64');

/** A page without script that loads nothing but its icon, is not cached, and sends no referrer. */
const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

const Order = z.object({
  to: z.url(),
  product: z.coerce.number(),
  pieces: z.coerce.number().check(z.int(), z.gte(1), z.lte(3)),
  fate: z.enum(['approved', 'rejected', 'chance']),
});
const GivenBack = z.object({ pieces: z.coerce.number().check(z.int(), z.gte(1)) });

/**
 * The shops of the sandbox, as pages with forms. `GET /?to=` is a shop, `to` the link that leads to it.
 * @param now milliseconds since 1970
 */
export function createShop({ network, findVisit }: Sandbox, host: Host, now: () => number = Date.now): Hono {
  const shop = new Hono();
  const toOrder = (context: Context, id: string) => context.redirect(`${host.base}/orders/${id}`, 303);

  shop.get('/', async (context, next) => {
    const { to = '', ...added } = context.req.query();
    const link = URL.parse(to);
    if (!link) return next();
    // what the site sets on the link to the shop is set on the link to this page
    for (const [name, value] of Object.entries(added)) link.searchParams.set(name, value);
    return context.html(frontPage({ host, link, visit: findVisit(link.href) }), 200, headers);
  });

  shop.get('/orders/:id', async (context, next) => {
    const state = network.find(context.req.param('id'));
    return state ? context.html(orderPage({ host, state, now: now() }), 200, headers) : next();
  });

  // a page of another site must not buy
  shop.post('*', async (context, next) => {
    const isOwn = isOwnForm((name) => context.req.header(name));
    return isOwn ? next() : context.text('Please buy in the shop itself.', 403);
  });

  shop.post('/orders', async (context) => {
    const { success, data } = z.safeParse(Order, await context.req.parseBody());
    const visit = success ? findVisit(data.to) : undefined;
    const product = visit?.programme.products[data?.product ?? -1];
    if (!success || !visit || !product) return context.text('This shop does not sell that.', 400);
    const { fate } = data;
    // a person applies once at a time
    const pieces = product.pricePaise === 0 ? 1 : data.pieces;
    const { order } = network.buy({ visit, product, pieces, fate: fate === 'chance' ? undefined : fate });
    return toOrder(context, order.id);
  });

  shop.post('/orders/:id/return', async (context, next) => {
    const id = context.req.param('id');
    const { success, data } = z.safeParse(GivenBack, await context.req.parseBody());
    if (!network.find(id)) return next();
    if (!success) return context.text('Say how many pieces.', 400);
    network.returnPieces(id, data.pieces);
    return toOrder(context, id);
  });
  return shop;
}
