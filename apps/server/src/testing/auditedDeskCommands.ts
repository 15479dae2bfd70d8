import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { noLinkCheck } from '../domain/shop/catalogue/desk/LinkCheck.ts';
import { openDesk } from '../domain/shop/catalogue/desk/openDesk.ts';
import type { AuditedCommand, CommandParts } from './auditedCommands.ts';
import { joinStaff } from './joinMember.ts';
import { sampleStore } from './sampleCatalogue.ts';
import { samplePng } from './sendFile.ts';

const something = expect.anything() as unknown;

/** Commands of the shop window, each with a row of its own. */
export function createAuditedDeskCommands({ host, potli, folder }: CommandParts) {
  let count = 0;
  const newName = () => {
    count += 1;
    return `desk-${count}`;
  };

  const fieldsOf = (slug: string) =>
    Object.entries(sampleStore(slug)).flatMap(([field, value]) => [
      '--set',
      `${field}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ]);

  /** A store of its own. */
  async function someStore(): Promise<string> {
    const slug = newName();
    await potli('rows', 'add', 'stores', ...fieldsOf(slug));
    return slug;
  }

  async function draftedStore(): Promise<string> {
    const slug = await someStore();
    await potli('rows', 'change', 'stores', slug, '--set', 'storeTitle=Drafted', '--draft');
    return slug;
  }

  /** A raised rate that an editor asked for. */
  async function waitingChange(): Promise<{ id: string; askedBy: string }> {
    const slug = await someStore();
    const editor = await joinStaff(host(), 'EDITOR');
    const body = { version: 1, fields: { rates: [{ appliesTo: 'Everything', percent: 50 }] } };
    const waiting = await editor.send('POST', `/admin/catalogue/stores/rows/${slug}`, body);
    return { id: ((await waiting.json()) as { changeId: string }).changeId, askedBy: `member:${editor.id}` };
  }

  async function lastChange(slug: string): Promise<string> {
    const desk = openDesk({ database: host().database, rateRaisePercent: 50, checkLinks: noLinkCheck });
    const { rows } = await desk.versions({ kind: 'stores', key: slug }, { pageNumber: 0, pageSize: 1 });
    return rows[0]?.changeId ?? '';
  }

  async function someView(): Promise<string> {
    const name = newName();
    await potli('views', 'save', 'stores', name, '--state', 'off');
    return name;
  }

  const view = expect.stringMatching(/^stores view \d+$/) as unknown;
  const decided = (approves: boolean) => async (): Promise<AuditedCommand> => {
    const { id, askedBy } = await waitingChange();
    const change = { before: { state: 'waiting', askedBy }, after: { state: approves ? 'applied' : 'refused' } };
    const args = ['changes', approves ? 'approve' : 'refuse', id];
    // the row of the store follows the decision
    return {
      args,
      object: approves ? expect.stringMatching(/^stores desk-/) : `catalogueChange ${id}`,
      ...change,
      again: 'refused',
    };
  };

  const cases: Record<string, () => Promise<AuditedCommand>> = {
    'rows add': () => {
      const slug = newName();
      const after = expect.objectContaining({ urlSlug: slug, off: false }) as unknown;
      const args = ['rows', 'add', 'stores', ...fieldsOf(slug)];
      return Promise.resolve({ args, object: `stores ${slug}`, after, again: 'refused' });
    },
    'rows change': async () => {
      const slug = await someStore();
      const change = { before: { off: false }, after: { off: true } };
      return {
        args: ['rows', 'change', 'stores', slug, '--set', 'off=true'],
        object: `stores ${slug}`,
        ...change,
        again: 'the same',
      };
    },
    'rows publish': async () => {
      const slug = await draftedStore();
      const change = { before: something, after: { storeTitle: 'Drafted' } };
      return { args: ['rows', 'publish', 'stores', slug], object: `stores ${slug}`, ...change, again: 'refused' };
    },
    'rows discard': async () => {
      const slug = await draftedStore();
      return {
        args: ['rows', 'discard', 'stores', slug],
        object: `stores ${slug} (draft)`,
        before: something,
        after: null,
        again: 'refused',
      };
    },
    'rows move': async () => {
      const place = newName();
      for (const key of ['first', 'second']) {
        const fields = {
          sectionName: place,
          altText: key,
          rank: '0',
          bannerImageUrl: '/b.svg',
          redirectUrl: '/stores',
        };
        const set = Object.entries({ key: `${key}-${place}`, ...fields }).flatMap(([name, value]) => [
          '--set',
          `${name}=${value}`,
        ]);
        await potli('rows', 'add', 'banners', ...set);
      }
      const change = { before: { rank: 0 }, after: { rank: 1 } };
      const args = ['rows', 'move', 'banners', `second-${place}`, 'up'];
      return { args, object: `banners first-${place}`, ...change, again: 'the same' };
    },
    'rows restore': async () => {
      const slug = await someStore();
      await potli('rows', 'change', 'stores', slug, '--set', 'storeTitle=Second');
      const change = { before: { storeTitle: 'Second' }, after: something };
      return { args: ['rows', 'restore', 'stores', slug, '1'], object: `stores ${slug}`, ...change, again: 'the same' };
    },
    'rows delete': async () => {
      const slug = await someStore();
      return {
        args: ['rows', 'delete', 'stores', slug],
        object: `stores ${slug}`,
        before: something,
        after: something,
        again: 'refused',
      };
    },
    'rows many': async () => {
      const slug = await someStore();
      const args = ['rows', 'many', 'stores', '--keys', slug, '--set', 'off=true', '--expect', '1'];
      // the second time none changes, and one was expected
      return { args, object: `stores ${slug}`, before: { off: false }, after: { off: true }, again: 'refused' };
    },
    'changes approve': async () => ({ ...(await decided(true)()), before: something, after: something, parts: 1 }),
    'changes refuse': decided(false),
    'changes undo': async () => {
      const slug = await someStore();
      await potli('rows', 'change', 'stores', slug, '--set', 'off=true');
      const change = { before: { off: true }, after: { off: false } };
      return {
        args: ['changes', 'undo', await lastChange(slug)],
        object: `stores ${slug}`,
        ...change,
        again: 'refused',
      };
    },
    'views save': () => {
      const name = newName();
      const after = { name, search: 'hide=key&state=off' };
      const args = ['views', 'save', 'stores', name, '--state', 'off', '--hide', 'key'];
      return Promise.resolve({ args, object: view, after, again: 'refused' });
    },
    'views change': async () => {
      const name = await someView();
      const change = { before: { name, search: 'state=off' }, after: { name, search: 'q=sona' } };
      return {
        args: ['views', 'change', 'stores', name, '--q', 'sona'],
        object: view,
        ...change,
        again: 'another row',
      };
    },
    'views delete': async () => {
      const name = await someView();
      const args = ['views', 'delete', 'stores', name];
      return { args, object: view, before: { name, search: 'state=off' }, after: null, again: 'refused' };
    },
    'notes add': async () => {
      const slug = await someStore();
      const object = expect.stringMatching(/^stores desk-\d+ \(note \d+\)$/) as unknown;
      const args = ['notes', 'add', 'stores', slug, 'Call them'];
      return { args, object, before: null, after: { note: 'written' }, again: 'another row' };
    },
    'notes take-back': async () => {
      const slug = await someStore();
      const { printed } = await potli('notes', 'add', 'stores', slug, 'Call them', '--json');
      const { id } = JSON.parse(printed) as { id: string };
      const change = { before: { note: 'written' }, after: { note: 'taken back' } };
      const args = ['notes', 'take-back', 'stores', slug, id];
      return { args, object: `stores ${slug} (note ${id})`, ...change, again: 'refused' };
    },
    'pictures publish': async () => {
      const { email } = await joinStaff(host(), 'EDITOR');
      const path = join(folder, `${newName()}.png`);
      writeFileSync(path, samplePng);
      const object = expect.stringMatching(/^picture [0-9a-f]{32}\.png$/) as unknown;
      return { args: ['pictures', 'publish', path, '--owner', email], object, after: something, again: 'another row' };
    },
    'dashboard save': async () => {
      const path = join(folder, `${newName()}.json`);
      const shown = (await potli('dashboard', 'show')).printed;
      writeFileSync(path, shown);
      const { version } = JSON.parse(shown) as { version: number };
      const change = { before: { version }, after: { version: version + 1 } };
      return { args: ['dashboard', 'save', path], object: 'dashboard', ...change, again: 'refused' };
    },
  };
  return cases;
}
