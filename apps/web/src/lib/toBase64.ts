/** The bytes of a file in base64. */
export function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      // data:text/csv;base64,UEs…
      const [, bytes = ''] = (reader.result as string).split(',', 2);
      resolve(bytes);
    };
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
