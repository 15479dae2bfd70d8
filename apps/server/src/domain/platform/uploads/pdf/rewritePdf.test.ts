import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { PDFDocument as SkiaDocument } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPdf, pdfStream } from '../../../../testing/buildPdf.ts';
import { limitUnpacking } from './limitUnpacking.ts';
import { rewriteDocument } from './rewriteDocument.ts';
import { rewritePdf } from './rewritePdf.ts';

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

beforeAll(limitUnpacking);

const written = async (bytes: Uint8Array) => {
  const outcome = await rewriteDocument(bytes);
  return 'bytes' in outcome ? Buffer.from(outcome.bytes) : outcome.refused;
};

const CONTENT = Buffer.from('BT /F1 12 Tf (Invoice) Tj ET');
const after = (...behind: (string | Buffer)[]) =>
  Buffer.concat([buildPdf(), ...behind.map((each) => Buffer.from(each))]);

/** Written with compressed object streams, like most programs do today. */
async function compressed(change: (document: PDFDocument) => unknown = () => {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Invoice 118840');
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

function withLink(entries: string): Buffer {
  return buildPdf({
    page: '/Annots [4 0 R]',
    objects: [`<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /Type /Action ${entries} >> >>`],
  });
}

function ofChrome(): Buffer {
  const document = new SkiaDocument({ title: 'Invoice' });
  document.beginPage(200, 200).fillRect(0, 0, 50, 50);
  document.endPage();
  return document.close();
}

/** An incremental update: the old document, followed by the changes. */
function changedLater(replaced: string): Buffer {
  const old = buildPdf({ objects: [replaced] });
  const update = '4 0 obj\n<< /Producer (Second) >>\nendobj\n';
  const table = `xref\n4 1\n${String(old.length).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer << /Size 5 /Root 1 0 R /Prev 100 >>\nstartxref\n${old.length + update.length}\n%%EOF`;
  return Buffer.concat([old, Buffer.from(update + table + trailer)]);
}

describe('an ordinary PDF', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['of a small program', () => buildPdf({ page: '/Contents 4 0 R', objects: [pdfStream('', CONTENT)] })],
    [
      'with lengths that stand elsewhere',
      () => buildPdf({ objects: ['<< /Length 5 0 R >>\nstream\nBT ET\nendstream', '5'] }),
    ],
    ['with compressed objects', () => compressed()],
    ['printed by Chrome', ofChrome],
    ['changed after it was made', () => changedLater('<< /Producer (First) >>')],
    ['that opens at a page', () => buildPdf({ catalogue: '/OpenAction [3 0 R /FitH null]' })],
    ['that opens by an action', () => buildPdf({ catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
    ['with a link', () => withLink('/S /URI /URI (https://shop.example/order/7)')],
    ['with an address to write to', () => withLink('/S /URI /URI (mailto:care@shop.example)')],
    ['with a button to print', () => withLink('/S /Named /N /Print')],
    ['with marks of its structure', () => buildPdf({ objects: ['<< /Type /StructElem /A << /O /Layout >> >>'] })],
    ['that mixes colours', () => buildPdf({ page: '/Resources << /ExtGState << /G << /BM /Screen >> >> >>' })],
    [
      'with fonts of odd names',
      () => buildPdf({ page: '/Resources << /Font << /JS 4 0 R /EF 4 0 R >> >>', objects: ['<< /Type /Font >>'] }),
    ],
    ['with padding at its end', () => after(Buffer.alloc(512))],
  ])('%s is kept', async (_kind, make) => {
    const once = await written(await make());
    expect(once.toString('latin1')).toMatch(/^%PDF-1\.\d.*\/Type \/Catalog.*%%EOF\s*$/s);
    // the result is a document again
    await expect(written(Buffer.from(once))).resolves.toBeInstanceOf(Buffer);
  });

  it('loses everything that does not belong to it', async () => {
    const old = (await written(changedLater('(what stood here before)'))).toString('latin1');
    expect(old).toContain('Second');
    expect(old).not.toContain('what stood here before');
    const between = Buffer.from(
      buildPdf().toString('latin1').replace('2 0 obj', '% a word between\n2 0 obj'),
      'latin1',
    );
    expect((await written(between)).includes('a word between')).toBe(false);
  });
});

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const action = (body: string) => buildPdf({ catalogue: '/OpenAction 4 0 R', objects: [body] });

describe('a PDF with active content', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a script when it opens', () => action(script)],
    ['a script that nothing names', () => buildPdf({ objects: [script] })],
    ['a script by another spelling', () => action('<< /S /J#61vaScript /J#53 (app.alert\\(1\\)) >>')],
    ['a script by lower case digits', () => action('<< /S /#4aavaScript /#4a#53 (1) >>')],
    ['a script among compressed objects', () => compressed((document) => document.addJavaScript('x', 'app.alert(1)'))],
    ['a kind that stands elsewhere', () => buildPdf({ catalogue: '/OpenAction << /S 4 0 R >>', objects: ['/Launch'] })],
    ['a script of a page', () => buildPdf({ page: `/AA << /O ${script} >>` })],
    ['a script behind a link', () => withLink(`/S /URI /URI (https://shop.example/) /Next ${script}`)],
    ['a program', () => action('<< /S /Launch /F (cmd.exe) >>')],
    ['an attached file', () => compressed((document) => document.attach(Buffer.from('MZ'), 'a.exe'))],
    ['a file of a stream', () => buildPdf({ objects: [pdfStream('/Type /EmbeddedFile', Buffer.from('MZ'))] })],
    ['a file that only its streams tell', () => buildPdf({ catalogue: '/AF [<< /F (a) /EF << /UF 4 0 R >> >>]' })],
    ['a form that sends', () => withLink('/S /SubmitForm /F (https://evil.test/)')],
    ['another document on the network', () => action('<< /S /GoToR /F (\\\\\\\\evil.test\\\\a) /D [0 /Fit] >>')],
    ['a stream that lies elsewhere', () => buildPdf({ objects: [pdfStream('/F (\\\\\\\\evil.test\\\\a)', CONTENT)] })],
    ['a form of another language', () => buildPdf({ catalogue: '/AcroForm << /XFA 4 0 R >>', objects: ['()'] })],
    ['a film', () => buildPdf({ page: '/Annots [<< /Subtype /RichMedia >>]' })],
    ['an action that nobody knows', () => action('<< /S /Whatever >>')],
    ['a link that runs', () => withLink('/S /URI /URI (javascript:alert\\(1\\))')],
    ['a link into the disk', () => withLink('/S /URI /URI (file:///etc/passwd)')],
    [
      'a test virus in a stream',
      () => buildPdf({ objects: [pdfStream('/Filter /FlateDecode', deflateSync(Buffer.from(EICAR)))] }),
    ],
    [
      'a name of a script in the objects of a library',
      () =>
        compressed(({ context }) =>
          context.register(context.obj({ S: PDFName.of('JavaScript'), X: PDFString.of('') })),
        ),
    ],
  ])('is refused: %s', async (_kind, make) => {
    expect(await written(await make())).toBe('active');
  });
});

describe('a PDF that is also another format', () => {
  const zip = Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1');
  const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
  it.each<[string, () => Buffer]>([
    ['a page behind its end', () => after('<html><script>alert(1)</script></html>')],
    [
      'a page before its objects',
      () => Buffer.from(buildPdf().toString('latin1').replace('\n', '\n%<html>\n'), 'latin1'),
    ],
    ['a page in a stream', () => buildPdf({ objects: [pdfStream('', Buffer.from('<script >alert(1)</script>'))] })],
    ['an archive behind its end', () => after(zip, zipEnd)],
    ['a RAR archive behind its end', () => after(Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'))],
    [
      'a 7z archive in a stream',
      () => buildPdf({ objects: [pdfStream('', Buffer.from('7z\xbc\xaf\x27\x1c\0', 'latin1'))] }),
    ],
    ['an archive in a stream', () => buildPdf({ objects: [pdfStream('', Buffer.concat([zip, zipEnd]))] })],
    ['a test virus behind its end', () => after(EICAR)],
    ['a test virus in a text', () => buildPdf({ objects: [pdfStream('', Buffer.from(EICAR))] })],
    ['words behind its end', () => after('and more')],
  ])('is refused: %s', async (_kind, make) => {
    expect(await written(make())).toBe('mixed');
  });
});

describe('a PDF that cannot be parsed', () => {
  it('is refused when it is encrypted', async () => {
    const locked = buildPdf({ trailer: '/Encrypt 4 0 R', objects: ['<< /Filter /Standard /V 1 /R 2 >>'] });
    expect(await written(locked)).toBe('locked');
  });

  const objectsOf = (unpacked: Buffer, filter = '/FlateDecode') =>
    buildPdf({ objects: [pdfStream(`/Type /ObjStm /N 1 /First 4 /Filter ${filter}`, deflateSync(unpacked))] });
  /** Two streams of short texts. */
  const eighteenMegabytes = () => {
    const texts = Buffer.from(`9 0 [${`(${'x'.repeat(1_000)})`.repeat(9_000)}]`);
    const stream = pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(texts));
    const other = deflateSync(Buffer.from(texts.toString().replace('9 0', '8 0')));
    return buildPdf({ objects: [stream, pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', other)] });
  };
  it.each<[string, () => Buffer]>([
    ['without pages', () => Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n')],
    ['that breaks off', () => Buffer.concat([buildPdf().subarray(0, 150), Buffer.from('\n%%EOF')])],
    ['that unpacks to 64 MB', () => objectsOf(Buffer.concat([Buffer.from('9 0 null'), Buffer.alloc(64 << 20, ' ')]))],
    ['whose objects are 18 MB', () => eighteenMegabytes()],
    ['that unpacks twice', () => objectsOf(deflateSync(Buffer.from('9 0 null')), '[/FlateDecode /FlateDecode]')],
    ['of a million nested lists', () => buildPdf({ objects: ['['.repeat(1_000_000)] })],
  ])('is refused: one %s', async (_kind, make) => {
    await expect(written(make())).rejects.toThrow();
  });

  it('may have compressed objects', async () => {
    await expect(written(objectsOf(Buffer.from('9 0 null')))).resolves.toBeInstanceOf(Buffer);
  });
});

describe('in a thread of its own', () => {
  it('a PDF is rewritten', async () => {
    expect((await rewritePdf(ofChrome())).toString('latin1')).toMatch(/^%PDF-1/);
  });

  it.each([
    ['active', action(script), 'This PDF holds scripts or attached files. Please send a plain PDF or a photo.'],
    [
      'locked',
      buildPdf({ trailer: '/Encrypt << /V 1 >>' }),
      'This PDF is protected by a password. Please send a plain PDF or a photo.',
    ],
    ['mixed', after('<html>'), 'This PDF holds more than a document. Please send a plain PDF or a photo.'],
    ['broken', Buffer.from('%PDF-1.4\n%%EOF'), 'This PDF is broken. Please choose another file.'],
  ])('a PDF that is %s is refused with a text', async (_kind, bytes, text) => {
    await expect(rewritePdf(bytes)).rejects.toMatchObject({ kind: 'invalid', errors: [text] });
  });
});
