import type { Suggestion } from '@potli/ui/SearchBox';
import { Tag } from '@potli/ui/Tag';

export interface PickedItemProps {
  item: Suggestion;
  onRemove: () => void;
}

/** The store or card whose link is made. */
export function PickedItem({ item: { name, image }, onRemove }: PickedItemProps) {
  return (
    <Tag tone="highlight" image={image} removeLabel={`Remove ${name}`} onRemove={onRemove}>
      {name}
    </Tag>
  );
}
