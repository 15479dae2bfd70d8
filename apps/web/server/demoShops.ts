import { createShop, DEMO_SHOP_PATH, isDemoShop, type Sandbox } from '@potli/server';
import type { Hono } from 'hono';
import { paths } from '../src/lib/paths.ts';
import { isLocal } from './isLocal.ts';

/**
 * Adds the shops of the sandbox, which answer for those of the demo, whose names never resolve. They show click ids of
 * members, and anybody can buy, so they answer only browsers on this machine. Only hosts of the demo add them.
 */
export function addDemoShops(site: Hono, sandbox: Sandbox, productName: string): void {
  const shop = createShop(sandbox, { name: productName, cashback: paths.dashboard, base: DEMO_SHOP_PATH });
  site.all(`${DEMO_SHOP_PATH}/*`, async (context, next) => {
    const to = context.req.query('to');
    if (!isLocal(context) || (to !== undefined && !isDemoShop(to))) return context.notFound();
    return next();
  });
  site.route(DEMO_SHOP_PATH, shop);
}
