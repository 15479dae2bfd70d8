interface PdfParts {
  /** Objects from number 4 on; 1 is the catalogue, 2 the pages, 3 the only page. */
  objects?: string[];
  /** More entries of the catalogue, the page and the trailer. */
  catalogue?: string;
  page?: string;
  trailer?: string;
}

/** A PDF of one empty page, with a cross-reference table. */
export function buildPdf({ objects = [], catalogue = '', page = '', trailer = '' }: PdfParts = {}): Buffer {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...objects,
  ];
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets: number[] = [];
  for (const [n, body] of bodies.entries()) {
    offsets.push(text.length);
    text += `${n + 1} 0 obj\n${body}\nendobj\n`;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  const end = `trailer << /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}${end}`, 'latin1');
}

/** A stream object with these bytes. */
export function pdfStream(entries: string, content: Buffer): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`;
}
