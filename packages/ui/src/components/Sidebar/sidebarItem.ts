import type { LucideIcon } from 'lucide-react';

export interface SidebarLink {
  href: string;
  label: string;
  current?: boolean;
}

export interface SidebarEntry extends SidebarLink {
  icon: LucideIcon;
}

export interface SidebarSection {
  label: string;
  icon: LucideIcon;
  links: readonly SidebarLink[];
}

export type SidebarItem = SidebarEntry | SidebarSection;
