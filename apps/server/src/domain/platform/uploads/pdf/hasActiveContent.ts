import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { hasTestVirus } from './hasOtherFormat.ts';

/** Names, as key or value, of content that runs, sends, fetches or embeds something. */
const FORBIDDEN = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'GoToDp', 'XFA'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'Filespec', 'Collection'],
  ...['RichMedia', 'RichMediaContent', 'RichMediaSettings', 'RichMediaExecute', 'Rendition', 'Movie', 'Sound'],
  ...['3D', '3DD', 'GoTo3DView'],
]);

/** Actions of ordinary links and buttons. */
const HARMLESS_ACTIONS = new Set(['GoTo', 'URI', 'Named', 'Thread', 'SetOCGState', 'ResetForm', 'Hide', 'Trans']);
const ACTION_KEYS = ['A', 'OpenAction', 'Next', 'PA'];

/** Addresses that are harmless in an invoice. */
const HARMLESS_ADDRESS = /^(?:https?:|mailto:|tel:|(?![a-z][a-z0-9+.-]*:|\\|\/\/))/i;
const MAX_PACKED_BYTES = 100_000;
const MAX_UNPACKED_BYTES = 1_000_000;

/** Whether a document runs, sends, fetches or embeds anything. All objects are checked, also unused ones. */
export function hasActiveContent(context: PDFContext): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => isActive(object));
}

function isActive(object: PDFObject): boolean {
  if (object instanceof PDFName) return FORBIDDEN.has(textOf(object));
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  if (object instanceof PDFRawStream) return isActive(object.dict) || fetches(object) || containsTestVirus(object);
  if (object instanceof PDFDict) return object.entries().some(([key, value]) => isActiveEntry(object, key, value));
  return false;
}

function isActiveEntry(dict: PDFDict, key: PDFName, value: PDFObject): boolean {
  const name = textOf(key);
  if (FORBIDDEN.has(name) || isActive(value)) return true;
  if (name === 'EF') return namesFiles(dict.lookup(key));
  if (name === 'URI') return isUnsafeAddress(dict.lookup(key));
  if (name === 'AA') return actionsIn(dict.lookup(key)).some(doesHarm);
  return ACTION_KEYS.includes(name) && doesHarm(dict.lookup(key));
}

/** Whether it lists the streams of an attached file. A font can have the same key. */
function namesFiles(files: PDFObject | undefined): boolean {
  return files instanceof PDFDict && ['F', 'UF', 'DOS', 'Mac', 'Unix'].some((key) => files.has(PDFName.of(key)));
}

function actionsIn(triggers: PDFObject | undefined): (PDFObject | undefined)[] {
  return triggers instanceof PDFDict ? triggers.keys().map((key) => triggers.lookup(key)) : [triggers];
}

/** An action of an unknown kind counts as harmful. Without a kind it is a place in the document, or not an action. */
function doesHarm(action: PDFObject | undefined): boolean {
  const kind = action instanceof PDFDict ? action.lookup(PDFName.of('S')) : undefined;
  return kind instanceof PDFName && !HARMLESS_ACTIONS.has(textOf(kind));
}

function isUnsafeAddress(address: PDFObject | undefined): boolean {
  const isText = address instanceof PDFString || address instanceof PDFHexString;
  return isText && !HARMLESS_ADDRESS.test(address.decodeText().trim());
}

/** A stream can be in another file, for example on the reader's network. */
function fetches({ dict }: PDFRawStream): boolean {
  return dict.has(PDFName.of('F'));
}

function containsTestVirus({ contents }: PDFRawStream): boolean {
  if (contents.length > MAX_PACKED_BYTES) return false;
  try {
    return hasTestVirus(inflateSync(contents, { maxOutputLength: MAX_UNPACKED_BYTES }));
  } catch {
    // another compression, or larger than the test file
    return false;
  }
}

const textOf = (name: PDFName) => name.decodeText();
