import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Stitch } from '../../motifs/Stitch/Stitch.tsx';
import { Band } from '../Band/Band.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Container } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './FooterShell.css.ts';

export interface FooterLink {
  href: string;
  label: string;
}

export interface FooterShellProps {
  /** A Logo on the ground `inverse`. */
  logo: ReactNode;
  /** One or two sentences about the shop. */
  about: ReactNode;
  /** Mail, telephone and address, each with its icon. */
  contacts: readonly (FooterLink & { icon: IconNode })[];
  /** Icon links; `label` is their accessible name. */
  social: readonly (FooterLink & { icon: IconNode })[];
  /** Groups of links. `wide` ones have two links in a row. */
  columns: readonly { title: string; links: readonly FooterLink[]; wide?: boolean }[];
  /** "© 2026 Potli" */
  imprint: string;
  /** Small print beside the imprint. */
  remark?: string;
  /** A ThemeSwitch. */
  theme?: ReactNode;
}

/** The dark footer of every public page. */
export function FooterShell({ logo, about, contacts, social, columns, imprint, remark, theme }: FooterShellProps) {
  return (
    <Band as="footer" tone="inverse">
      <div className={styles.near}>
        <Container>
          <div className={styles.columns}>
            <div className={styles.brand}>
              {logo}
              <p className={styles.about}>{about}</p>
              <ul>
                {contacts.map((contact) => (
                  <li key={contact.href} className={styles.contact}>
                    <Icon of={contact.icon} />
                    <Link href={contact.href} variant="plain">
                      {contact.label}
                    </Link>
                  </li>
                ))}
              </ul>
              <ul className={styles.social}>
                {social.map((place) => (
                  <li key={place.href}>
                    <a href={place.href} aria-label={place.label} className={styles.disc} rel="me">
                      <Icon of={place.icon} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            {columns.map((column) => (
              <FooterColumn key={column.title} {...column} />
            ))}
          </div>
          <div className={styles.imprint}>
            {/* clocks of phones are wrong: the year that the server wrote stays */}
            <span suppressHydrationWarning>{imprint}</span>
            <Stitch tone="inverse" />
            {remark && <span>{remark}</span>}
            {theme}
          </div>
        </Container>
      </div>
    </Band>
  );
}

interface FooterColumnProps {
  title: string;
  links: readonly { href: string; label: string }[];
  /** Two links per row on wide screens too. */
  wide?: boolean;
}

/** A titled list of links. */
function FooterColumn({ title, links, wide = false }: FooterColumnProps) {
  return (
    <nav aria-label={title} className={styles.column}>
      <Heading level={2} variant="h3">
        {title}
      </Heading>
      <ul className={wide ? styles.wideList : styles.list}>
        {links.map((link) => (
          <li key={link.href} className={styles.item}>
            <Link href={link.href} variant="plain">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
