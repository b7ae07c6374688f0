export { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from './accordion/accordion.js'
export {
  AdFrame,
  type AdFrameCommand,
  type AdFrameHandle,
  type AdFrameLabels,
  type AdFrameProps,
  type AdFrameReport,
  type AdFrameStatus,
  type AdFrameZoom,
} from './ad-frame/ad-frame.js'
export { Alert, type AlertLabels, type AlertProps } from './alert/alert.js'
export {
  AlertDialog,
  AlertDialogContent,
  type AlertDialogContentProps,
  type AlertDialogLabels,
  type AlertDialogProps,
  AlertDialogTrigger,
  type AlertDialogTriggerProps,
} from './alert-dialog/alert-dialog.js'
export { AppShell, type AppShellLabels, type AppShellProps } from './app-shell/app-shell.js'
export {
  Avatar,
  AvatarGroup,
  type AvatarGroupLabels,
  type AvatarGroupProps,
  type AvatarProps,
} from './avatar/avatar.js'
export { Badge, type BadgeProps } from './badge/badge.js'
export { Banner, type BannerLabels, type BannerProps } from './banner/banner.js'
export {
  Breadcrumb,
  BreadcrumbItem,
  type BreadcrumbItemProps,
  type BreadcrumbLabels,
  type BreadcrumbProps,
} from './breadcrumb/breadcrumb.js'
export { Button, type ButtonProps } from './button/button.js'
export { ButtonGroup, type ButtonGroupProps } from './button-group/button-group.js'
export {
  Card,
  CardActions,
  type CardActionsProps,
  CardBody,
  type CardBodyProps,
  CardFooter,
  type CardFooterProps,
  CardHeader,
  type CardHeaderProps,
  type CardProps,
  CardTitle,
  type CardTitleProps,
} from './card/card.js'
export {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
  type CheckboxProps,
} from './checkbox/checkbox.js'
export { Chip, ChipGroup, type ChipGroupProps, type ChipLabels, type ChipProps } from './chip/chip.js'
export { classNames } from './class-names.js'
export { CodeBlock, type CodeBlockLabels, type CodeBlockProps } from './code-block/code-block.js'
export { ColorInput, type ColorInputLabels, type ColorInputProps } from './color-input/color-input.js'
export { Combobox, type ComboboxItem, type ComboboxLabels, type ComboboxProps } from './combobox/combobox.js'
export {
  type CommandItem,
  CommandMenu,
  type CommandMenuLabels,
  type CommandMenuProps,
  type CommandPage,
} from './command-menu/command-menu.js'
export {
  ContextMenu,
  ContextMenuContent,
  type ContextMenuContentProps,
  type ContextMenuProps,
  ContextMenuTrigger,
  type ContextMenuTriggerProps,
} from './context-menu/context-menu.js'
export { CopyButton, type CopyButtonLabels, type CopyButtonProps } from './copy-button/copy-button.js'
export { Delta, type DeltaLabels, type DeltaProps } from './delta/delta.js'
export { type Density, DensitySwitch, type DensitySwitchProps } from './density-switch/density-switch.js'
export {
  DescriptionItem,
  type DescriptionItemProps,
  DescriptionList,
  type DescriptionListProps,
} from './description-list/description-list.js'
export {
  Dialog,
  DialogClose,
  type DialogCloseProps,
  DialogContent,
  type DialogContentProps,
  DialogFooter,
  type DialogFooterProps,
  type DialogLabels,
  type DialogProps,
  DialogTrigger,
  type DialogTriggerProps,
} from './dialog/dialog.js'
export {
  type Direction,
  DirectionProvider,
  type DirectionProviderProps,
  useDirection,
} from './direction-provider/direction-provider.js'
export { Disclosure, type DisclosureProps } from './disclosure/disclosure.js'
export {
  Drawer,
  DrawerClose,
  type DrawerCloseProps,
  DrawerContent,
  type DrawerContentProps,
  type DrawerProps,
  DrawerTrigger,
  type DrawerTriggerProps,
} from './drawer/drawer.js'
export {
  DropdownMenu,
  DropdownMenuContent,
  type DropdownMenuContentProps,
  type DropdownMenuProps,
  DropdownMenuTrigger,
  type DropdownMenuTriggerProps,
} from './dropdown-menu/dropdown-menu.js'
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.js'
export { type ErrorKind, ErrorState, type ErrorStateLabels, type ErrorStateProps } from './error-state/error-state.js'
export {
  Field,
  type FieldControlProps,
  FieldError,
  FieldHint,
  FieldLabel,
  type FieldLabelProps,
  type FieldLabels,
  type FieldProps,
  type FieldState,
  useField,
  useFieldControl,
} from './field/field.js'
export { FieldSet, type FieldSetProps } from './field-set/field-set.js'
export {
  type FileAction,
  FileBrowser,
  type FileBrowserHandle,
  type FileBrowserLabels,
  type FileBrowserProps,
  type FileEntry,
  type FilePathStep,
  type FileSort,
  type FileView,
} from './file-browser/file-browser.js'
export {
  type ConflictChoice,
  type ConflictingFile,
  FileConflictDialog,
  type FileConflictDialogProps,
  type FileConflictLabels,
} from './file-conflict-dialog/file-conflict-dialog.js'
export {
  FileDropzone,
  type FileDropzoneLabels,
  type FileDropzoneProps,
  type FileTypes,
  fileDropzoneLabels,
  type RejectedFile,
} from './file-dropzone/file-dropzone.js'
export { extensionOf, FileIcon, type FileIconProps, type FileKind, fileKind } from './file-icon/file-icon.js'
export { FileName, type FileNameProps } from './file-name/file-name.js'
export { Footer, type FooterProps } from './footer/footer.js'
export { formatBytes } from './format-bytes.js'
export { scrollFades, useAfterClose, useEdgeDrag, useMedia, useScrollEdges } from './hooks/hooks.js'
export {
  HoverCard,
  HoverCardContent,
  type HoverCardContentProps,
  type HoverCardProps,
  HoverCardTrigger,
  type HoverCardTriggerProps,
} from './hover-card/hover-card.js'
export { IconButton, type IconButtonProps } from './icon-button/icon-button.js'
export { InlineConfirm, type InlineConfirmLabels, type InlineConfirmProps } from './inline-confirm/inline-confirm.js'
export { Input, type InputLabels, type InputProps } from './input/input.js'
export { Kbd } from './kbd/kbd.js'
export { KpiStrip, type KpiStripProps, KpiTile, type KpiTileProps } from './kpi-strip/kpi-strip.js'
export { type LazyPart, type LazyPartOptions, lazyPart, loadCode, loadFailure, retryLazyParts } from './lazy-part.js'
export { LinkButton, type LinkButtonLabels, type LinkButtonProps } from './link-button/link-button.js'
export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuGroup,
  type MenuGroupProps,
  MenuItem,
  type MenuItemProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSeparator,
  type MenuSeparatorProps,
  MenuSub,
  MenuSubContent,
  type MenuSubContentProps,
  type MenuSubProps,
  MenuSubTrigger,
  type MenuSubTriggerProps,
} from './menu/menu.js'
export { Meter, type MeterLabels, type MeterProps } from './meter/meter.js'
export { MultiSelect, type MultiSelectLabels, type MultiSelectProps } from './multi-select/multi-select.js'
export { NotFound, type NotFoundProps } from './not-found/not-found.js'
export {
  type NumberAdjustment,
  NumberInput,
  type NumberInputLabels,
  type NumberInputProps,
} from './number-input/number-input.js'
export { PageHeader, type PageHeaderProps } from './page-header/page-header.js'
export {
  CursorPagination,
  type CursorPaginationLabels,
  type CursorPaginationProps,
  PageRange,
  type PageRangeLabels,
  type PageRangeProps,
  PageSize,
  type PageSizeProps,
  Pagination,
  type PaginationLabels,
  type PaginationProps,
} from './pagination/pagination.js'
export { PasswordInput, type PasswordInputLabels, type PasswordInputProps } from './password-input/password-input.js'
export {
  Popover,
  PopoverAnchor,
  type PopoverAnchorProps,
  PopoverClose,
  type PopoverCloseProps,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
  type PopoverTriggerProps,
} from './popover/popover.js'
export { Progress, type ProgressProps } from './progress/progress.js'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.js'
export { RenameInput, type RenameInputProps } from './rename-input/rename-input.js'
export { SearchInput, type SearchInputLabels, type SearchInputProps } from './search-input/search-input.js'
export { Section, type SectionProps } from './section/section.js'
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './segmented-control/segmented-control.js'
export { Select, type SelectGroup, type SelectLabels, type SelectOption, type SelectProps } from './select/select.js'
export { Separator, type SeparatorProps } from './separator/separator.js'
export {
  type SideMenu,
  SideNav,
  SideNavBrand,
  type SideNavBrandProps,
  SideNavGroup,
  type SideNavGroupProps,
  SideNavItem,
  type SideNavItemProps,
  type SideNavProps,
  SideNavSection,
  type SideNavSectionProps,
  useSideMenu,
} from './side-nav/side-nav.js'
export { Skeleton, SkeletonText, type SkeletonTextProps } from './skeleton/skeleton.js'
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link.js'
export { Slider, type SliderMark, type SliderProps, type SliderValue } from './slider/slider.js'
export { SliderInput, type SliderInputLabels, type SliderInputProps } from './slider-input/slider-input.js'
export { SlowNotice, type SlowNoticeLabels, type SlowNoticeProps } from './slow-notice/slow-notice.js'
export { Spinner, type SpinnerProps } from './spinner/spinner.js'
export { SplitPane, type SplitPaneProps } from './split-pane/split-pane.js'
export { Status, type StatusProps } from './status/status.js'
export { Switch, type SwitchLabels, type SwitchProps } from './switch/switch.js'
export {
  Table,
  TableActionsCell,
  type TableActionsCellProps,
  TableBody,
  type TableBodyProps,
  TableCaption,
  type TableCaptionProps,
  TableCell,
  type TableCellProps,
  TableEmptyRow,
  type TableEmptyRowProps,
  TableFoot,
  type TableFootProps,
  TableGroupRow,
  type TableGroupRowProps,
  TableHead,
  TableHeaderCell,
  type TableHeaderCellProps,
  type TableHeadProps,
  TableLoadingRows,
  type TableLoadingRowsProps,
  type TableProps,
  TableRegion,
  type TableRegionProps,
  TableRow,
  type TableRowProps,
  TableSelectCell,
  type TableSelectCellProps,
  tableCellClasses,
} from './table/table.js'
export {
  TabNav,
  TabNavLink,
  type TabNavLinkProps,
  type TabNavProps,
  Tabs,
  TabsContent,
  type TabsContentProps,
  TabsList,
  type TabsListProps,
  type TabsProps,
  TabsTrigger,
  type TabsTriggerProps,
} from './tabs/tabs.js'
export { Textarea, type TextareaProps } from './textarea/textarea.js'
export { ThemeMenu, type ThemeMenuProps } from './theme-menu/theme-menu.js'
export {
  type KeepThemeOptions,
  keepTheme,
  type Theme,
  ThemeProvider,
  type ThemeProviderProps,
  type ThemeState,
  useTheme,
} from './theme-provider/theme-provider.js'
export { ThemeRegion, type ThemeRegionProps } from './theme-region/theme-region.js'
export { type ThemeChoice, ThemeSwitch, type ThemeSwitchProps } from './theme-switch/theme-switch.js'
export { Thumbnail, type ThumbnailProps } from './thumbnail/thumbnail.js'
export { type TimeFormat, TimeText, type TimeTextLabels, type TimeTextProps } from './time-text/time-text.js'
export {
  type ToastAction,
  type ToastApi,
  type ToastEnd,
  type ToastLabels,
  type ToastLogApi,
  type ToastLogEntry,
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  useToast,
  useToastLog,
} from './toast/toast.js'
export { ToastLog, type ToastLogLabels, type ToastLogProps } from './toast-log/toast-log.js'
export { Toggletip, type ToggletipProps } from './toggletip/toggletip.js'
export type { Tone } from './tone.js'
export { Tooltip, type TooltipProps, TooltipProvider, type TooltipProviderProps } from './tooltip/tooltip.js'
export { TopBar, type TopBarProps } from './top-bar/top-bar.js'
export { Tree, type TreeLabels, type TreeNode, type TreeProps, type TreeSelection } from './tree/tree.js'
export {
  type Upload,
  type UploadActions,
  UploadQueue,
  type UploadQueueLabels,
  type UploadQueueProps,
  UploadRow,
  type UploadRowProps,
  type UploadState,
  type UploadTotals,
} from './upload-queue/upload-queue.js'
export { ValueText, type ValueTextLabels, type ValueTextProps } from './value-text/value-text.js'
export { VisuallyHidden } from './visually-hidden/visually-hidden.js'
