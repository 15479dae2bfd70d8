import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';
import { bannerLink } from './BannerCarousel.css.ts';
import type { Banner } from './BannerCarousel.tsx';

export interface BannerPictureProps {
  banner: Banner;
  width: number;
  height: number;
  priority?: PictureProps['priority'];
}

/** A banner's picture, which leads somewhere if the banner does. */
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
