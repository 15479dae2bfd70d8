import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';
import type { Banner } from './Banner.ts';
import { bannerLink } from './BannerPicture.css.ts';

export interface BannerPictureProps {
  banner: Banner;
  width: number;
  height: number;
  priority?: PictureProps['priority'];
}

/** A banner's picture; a link if the banner has an address. */
export function BannerPicture({ banner: { imageUrl, alt, href }, ...size }: BannerPictureProps) {
  const Anchor = useAnchor();
  const picture = <Picture src={imageUrl} alt={alt} {...size} fallback={alt} />;
  if (!href) return picture;
  return (
    <Anchor className={bannerLink} href={href}>
      {picture}
    </Anchor>
  );
}
