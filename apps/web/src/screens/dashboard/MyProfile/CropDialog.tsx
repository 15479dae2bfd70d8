import { firstError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Dialog, DialogFoot } from '@potli/ui/Dialog';
import { Stack } from '@potli/ui/Layout';
import { largestSquare, type Square, SquareCrop } from '@potli/ui/SquareCrop';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { toJpeg } from '../../../features/uploads/toJpeg.ts';
import { uploadFiles } from '../../../features/uploads/uploadFiles.ts';

export interface CropDialogProps {
  picture: ImageBitmap;
  onClose: () => void;
  /** Gets the address of the picture that was sent. */
  onSent: (address: string) => void;
}

/** Width and height of a profile picture in pixels. */
const SIDE = 512;

/** Chooses the square of a picture that is sent as the profile picture. */
export function CropDialog({ picture, onClose, onSent }: CropDialogProps) {
  const { api } = useApp();
  const [square, setSquare] = useState(() => largestSquare(picture));
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ x, y, side }: Square) => {
      const area = { x, y, width: side, height: side };
      const jpeg = await toJpeg(picture, area, { width: SIDE, height: SIDE, quality: 0.85 });
      const file = new File([jpeg], 'picture.jpg', { type: jpeg.type });
      const [address = ''] = await uploadFiles(api, { files: [file], report: () => {} }, new AbortController().signal);
      return address;
    },
  });
  // not an option of the mutation: the answer to a dialog that was closed meanwhile decides nothing
  const send = () => mutate(square, { onSuccess: onSent });
  return (
    <Dialog open onOpenChange={onClose} title="Your picture" closeLabel="Close">
      <Stack gap="l">
        {error && (
          <Callout icon={CircleAlert} tone="danger" role="alert">
            {firstError(error, 'The picture could not be sent. Please try again.')}
          </Callout>
        )}
        <SquareCrop
          picture={picture}
          square={square}
          onSquareChange={setSquare}
          label="Drag the picture, or move it with the arrow keys"
          zoomLabel="Size"
        />
        <DialogFoot>
          <Button block size="lg" busy={isPending} onClick={send}>
            Use this picture
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
