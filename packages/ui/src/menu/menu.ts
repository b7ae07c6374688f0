export * from './menu-choice.js'
export { MenuGroup, type MenuGroupProps, MenuSeparator, type MenuSeparatorProps } from './menu-group.js'
export { MenuItem, type MenuItemProps } from './menu-item.js'
export * from './menu-sub.js'
