import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type ApiHost,
  callerAddress,
  createApiHost,
  openDemoSandbox,
  refuseTakenPort,
  type Settings,
  startHost,
} from '@potli/server';
import type { Context } from 'hono';
import { createRenderer, dist, isOurs } from './createRenderer.ts';
import { createSite } from './createSite.ts';
import { generatedFiles } from './generatedFiles.ts';
import { printPayment } from './printPayment.ts';
import { toSiteSettings } from './toSiteSettings.ts';

const clientDir = path.join(dist, 'client');

const WORKER = 'serviceWorker/serviceWorker.js';

export interface RunningSite {
  potli: ApiHost;
  port: number;
  /** Accepts no more requests, finishes those that are running, and stops the database. */
  close(): Promise<void>;
}

/** Starts API and built site on one port. Throws an error with one clear line if it cannot. */
export async function startSite(settings: Settings, environment = process.env): Promise<RunningSite> {
  await refuseTakenPort(settings);
  const potli = await createApiHost(settings);
  const site = toSiteSettings(settings, environment);
  const { catalogue } = potli;
  const admit = (context: Context) => {
    potli.noteProxy(context);
    return potli.limits.consume('pageByIp', callerAddress(context, settings.trustProxy));
  };
  try {
    const renderer = await createRenderer(potli, site);
    const generated = generatedFiles({
      renderer,
      catalogue,
      admit,
      artDir: clientDir,
      worker: {
        build: [renderer.client, renderer.adminClient].flatMap(({ scripts }) => scripts).join(),
        script: readFileSync(path.join(dist, WORKER), 'utf8'),
      },
    });
    const sandbox = await openDemoSandbox(settings, printPayment);
    const app = createSite({
      api: potli.api,
      renderer,
      keys: isOurs(site) ? catalogue.pageKeys : undefined,
      admit,
      clientDir,
      onCatalogueChange: catalogue.onChange,
      answerPage: potli.answerPage,
      generated,
      showPreview: potli.showPreview,
      unsentMails: potli.unsentMails,
      simulatedBank: potli.simulatedBank,
      simulatedPayments: potli.simulatedPayments,
      sandbox,
      reportFailure: potli.reportFailure,
    });
    const { port, host: address, publicUrl, trustProxy } = settings;
    const listener = await startHost({
      fetch: app.fetch,
      port,
      host: address,
      publicUrl,
      isBehindProxy: trustProxy > 0,
    });
    const close = async () => {
      sandbox?.close();
      await listener.close();
      await potli.close();
    };
    return { potli, port: listener.port, close };
  } catch (error) {
    await potli.close();
    throw error;
  }
}
