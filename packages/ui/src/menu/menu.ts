export * from './menu-choice.js'
export {
  MenuGroup,
  type MenuGroupProps,
  MenuItem,
  type MenuItemProps,
  MenuPartsContext,
  MenuSeparator,
  type MenuSeparatorProps,
} from './menu-item.js'
export * from './menu-sub.js'
