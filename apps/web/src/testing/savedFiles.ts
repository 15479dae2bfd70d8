import { waitFor } from 'storybook/test';

interface SavedFile {
  name: string;
  text: string;
}

let saved: Promise<SavedFile>[] = [];

/** `beforeEach: savedFiles.watch`: files that a story saves are stored here instead of the downloads folder. */
function watch() {
  saved = [];
  const blobs = new Map<string, Blob>();
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob: Blob) => {
    const url = createObjectURL.call(URL, blob);
    blobs.set(url, blob);
    return url;
  };
  HTMLAnchorElement.prototype.click = function keep() {
    const blob = blobs.get(this.href);
    if (!blob) return click.call(this);
    // text() leaves out the byte order mark
    saved.push(blob.text().then((text) => ({ name: this.download, text })));
  };
  return () => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  };
}

/** The next saved file. */
const next = (): Promise<SavedFile> =>
  waitFor(() => {
    const file = saved.shift();
    if (!file) throw new Error('No file was saved.');
    return file;
  });

export const savedFiles = { watch, next };
