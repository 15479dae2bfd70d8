import { UploadedFile, type UploadTicket } from '@potli/api/contract/uploads';
import { ApiError, toApiError } from '@potli/api/errors';

interface FileToSend {
  ticket: UploadTicket;
  file: File;
  signal: AbortSignal;
  /** Told the bytes of the file that are on their way. */
  onSent: (bytes: number) => void;
}

/**
 * Sends a file as the ticket says and answers its address. By XMLHttpRequest: fetch tells no progress.
 * Throws ApiError.
 */
export async function sendFile(given: FileToSend): Promise<string> {
  const { status, text } = await post(given);
  if (status < 200 || status > 299) throw await toApiError(new Response(text, { status }));
  const answer = UploadedFile.safeParse(JSON.parse(text));
  if (!answer.success) throw new ApiError(status, 'The upload answered out of contract.', [], { cause: answer.error });
  return answer.data.secure_url;
}

function post({ ticket, file, signal, onSent }: FileToSend) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError(0, 'No answer from the server.'));
    request.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, file.size));
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', ticket.cloudinaryUrl);
    request.send(toForm(ticket, file));
  });
}

function toForm({ preset, filePath }: UploadTicket, file: File): FormData {
  const form = new FormData();
  // hosts may look at the ticket before they take the file
  form.append('upload_preset', preset);
  form.append('folder', filePath);
  form.append('file', file);
  return form;
}
