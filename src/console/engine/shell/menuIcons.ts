import type { Icon } from '@tabler/icons-react';
import * as icons from '../../kit/ui/icons.ts';

/** Icons a schema may name in `menu.icon`, by Tabler's names. */
const known: Readonly<Record<string, Icon>> = {
  bell: icons.IconBell,
  building: icons.IconBuilding,
  'building-bank': icons.IconBuildingBank,
  'building-community': icons.IconBuildingCommunity,
  'building-store': icons.IconBuildingStore,
  calculator: icons.IconCalculator,
  calendar: icons.IconCalendar,
  certificate: icons.IconCertificate,
  'chart-bar': icons.IconChartBar,
  'clipboard-list': icons.IconClipboardList,
  clock: icons.IconClock,
  'file-text': icons.IconFileText,
  folder: icons.IconFolder,
  hierarchy: icons.IconHierarchy,
  history: icons.IconHistory,
  home: icons.IconHome,
  'list-check': icons.IconListCheck,
  map: icons.IconMap,
  message: icons.IconMessage,
  'shield-lock': icons.IconShieldLock,
  sitemap: icons.IconSitemap,
  table: icons.IconTable,
  'user-search': icons.IconUserSearch,
  'user-shield': icons.IconUserShield,
  'user-star': icons.IconUserStar,
  users: icons.IconUsers,
  'users-group': icons.IconUsersGroup,
};

/** The icon of that name; a table for names not in the list above. */
export const menuIcon = (name: string): Icon => known[name] ?? icons.IconTable;
