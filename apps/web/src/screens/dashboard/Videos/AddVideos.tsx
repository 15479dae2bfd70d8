import type { ContentType } from '@potli/api/contract/contentTypes';
import { addVideos } from '@potli/api/contract/dashboardContent';
import { Button } from '@potli/ui/Button';
import { Dialog, DialogFoot } from '@potli/ui/Dialog';
import { Stack } from '@potli/ui/Layout';
import { Select } from '@potli/ui/Select';
import { TextButton } from '@potli/ui/TextButton';
import { TextField } from '@potli/ui/TextField';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { contentOptions } from '../../../features/content/contentLabel.ts';
import { useSaveContent } from '../../../features/content/useSaveContent.ts';
import { INVALID_VIDEO } from '../../../features/content/videoTexts.ts';
import { useVideoUrls } from './useVideoUrls.ts';

/** Content types that videos are added to (docs/product/content.md#content-types). */
const CONTENT_TYPES = ['STORE', 'CREDIT_CARD', 'FLASH_DEALS', 'MISCELLANEOUS'] as const satisfies ContentType[];

const texts = { saved: 'Videos added successfully!', failed: 'An error occurred while adding the videos' };

/** The dialog in which an admin enters addresses of videos. */
export function AddVideos({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  const [contentType, setContentType] = useState<ContentType>('STORE');
  const { urls, addOne, write, settle, takeAll } = useVideoUrls();
  const { mutate, isPending } = useSaveContent({
    save: (videos: string[]) => api.call(addVideos, { query: { contentType }, body: videos }),
    texts,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const videos = takeAll();
    if (videos.length > 0) mutate(videos, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={onClose} title="Add New Videos" closeLabel="Close">
      <form noValidate onSubmit={submit}>
        <Stack>
          <Select
            label="Content type"
            required
            options={contentOptions(CONTENT_TYPES)}
            value={contentType}
            onChange={({ target }) =>
              setContentType(CONTENT_TYPES.find((type) => type === target.value) ?? contentType)
            }
          />
          {urls.map((url, index) => (
            <TextField
              key={url.id}
              type="url"
              label={`Video URL ${index + 1}`}
              hint={index === 0 ? 'YouTube, Vimeo or Dailymotion' : undefined}
              maxLength={2048}
              value={url.text}
              error={url.status === 'refused' ? INVALID_VIDEO : undefined}
              confirmed={url.status === 'stored' ? 'Ready to be embedded' : undefined}
              onChange={({ target }) => write(url, target.value)}
              onBlur={() => settle(url)}
            />
          ))}
          <div>
            <TextButton onClick={addOne}>+ Add another video URL</TextButton>
          </div>
          <DialogFoot>
            <Button type="submit" variant="secondary" size="lg" block busy={isPending}>
              Add videos
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
