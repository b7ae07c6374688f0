import type { AdFrameLabels } from './ad-frame/ad-frame-labels.js'
import type { AlertLabels } from './alert/alert.js'
import type { AlertDialogLabels } from './alert-dialog/alert-dialog.js'
import type { AppShellLabels } from './app-shell/app-shell.js'
import type { AvatarGroupLabels } from './avatar/avatar.js'
import type { BannerLabels } from './banner/banner.js'
import type { BreadcrumbLabels } from './breadcrumb/breadcrumb.js'
import type { ComboboxLabels } from './choice-list/choice-props.js'
import type { CodeBlockLabels } from './code-block/code-block.js'
import type { ColorInputLabels } from './color-input/color-input.js'
import type { CommandMenuLabels } from './command-menu/command-item.js'
import type { CopyButtonLabels } from './copy-button/copy-button.js'
import type { DeltaLabels } from './delta/delta.js'
import type { DensitySwitchLabels } from './density-switch/density-switch.js'
import type { DialogLabels } from './dialog/dialog-panel.js'
import type { ErrorStateLabels } from './error-state/error-state.js'
import type { FieldLabels } from './field/field.js'
import type { FileBrowserLabels } from './file-browser/file-browser-props.js'
import type { FileConflictLabels } from './file-conflict-dialog/file-conflict-dialog.js'
import type { FileDropzoneLabels } from './file-dropzone/file-dropzone.js'
import type { FilePickerLabels } from './file-picker-dialog/file-picker-dialog.js'
import type { FilePreviewLabels } from './file-preview/file-preview.js'
import type { FilePropertiesLabels } from './file-properties/file-properties.js'
import type { InlineConfirmLabels } from './inline-confirm/inline-confirm.js'
import type { InputLabels } from './input/input.js'
import type { LinkButtonLabels } from './link-button/link-button.js'
import type { MeterLabels } from './meter/meter.js'
import type { MultiSelectLabels } from './multi-select/multi-select.js'
import type { NotFoundLabels } from './not-found/not-found.js'
import type { NumberInputLabels } from './number-input/number-input.js'
import type { CursorPaginationLabels } from './pagination/cursor-pagination.js'
import type { PageRangeLabels, PageSizeLabels, PaginationLabels } from './pagination/pagination.js'
import type { PasswordInputLabels } from './password-input/password-input.js'
import type { RenameInputLabels } from './rename-input/rename-input.js'
import type { SearchInputLabels } from './search-input/search-input.js'
import type { SelectLabels } from './select/select-props.js'
import type { ShortcutsDialogLabels } from './shortcuts-dialog/shortcuts-dialog.js'
import type { SkipLinkLabels } from './skip-link/skip-link.js'
import type { SliderLabels } from './slider/slider.js'
import type { SliderInputOwnLabels } from './slider-input/slider-input.js'
import type { SlowNoticeLabels } from './slow-notice/slow-notice.js'
import type { SwitchLabels } from './switch/switch.js'
import type { TableLoadingRowsLabels } from './table/table-rows.js'
import type { ThemeSwitchLabels } from './theme-switch/theme-switch.js'
import type { TimeTextLabels } from './time-text/time-text.js'
import type { ToastLabels } from './toast/use-toast.js'
import type { ToastLogLabels } from './toast-log/toast-log.js'
import type { TreeLabels } from './tree/tree-row.js'
import type { UploadQueueLabels } from './upload-queue/upload-queue-labels.js'
import type { ValueTextLabels } from './value-text/value-text.js'

/** Message groups of this package. */
export interface UiLabels {
  adFrame: AdFrameLabels
  alert: AlertLabels
  alertDialog: AlertDialogLabels
  appShell: AppShellLabels
  avatarGroup: AvatarGroupLabels
  banner: BannerLabels
  breadcrumb: BreadcrumbLabels
  chip: { remove: (label: string) => string }
  codeBlock: CodeBlockLabels
  colorInput: ColorInputLabels
  combobox: ComboboxLabels
  commandMenu: CommandMenuLabels
  copyButton: CopyButtonLabels
  cursorPagination: CursorPaginationLabels
  delta: DeltaLabels
  densitySwitch: DensitySwitchLabels
  dialog: DialogLabels
  errorState: ErrorStateLabels
  field: FieldLabels
  fileBrowser: FileBrowserLabels
  fileConflict: FileConflictLabels
  fileDropzone: FileDropzoneLabels
  filePicker: FilePickerLabels
  filePreview: FilePreviewLabels
  fileProperties: FilePropertiesLabels
  inlineConfirm: InlineConfirmLabels
  input: InputLabels
  linkButton: LinkButtonLabels
  meter: MeterLabels
  multiSelect: MultiSelectLabels
  notFound: NotFoundLabels
  numberInput: NumberInputLabels
  pageRange: PageRangeLabels
  pageSize: PageSizeLabels
  pagination: PaginationLabels
  passwordInput: PasswordInputLabels
  renameInput: RenameInputLabels
  searchInput: SearchInputLabels
  select: SelectLabels
  shortcutsDialog: ShortcutsDialogLabels
  skipLink: SkipLinkLabels
  slider: SliderLabels
  sliderInput: SliderInputOwnLabels
  slowNotice: SlowNoticeLabels
  switch: SwitchLabels
  tableLoadingRows: TableLoadingRowsLabels
  themeSwitch: ThemeSwitchLabels
  /** Without `relative`, `Intl` formats the age. */
  timeText: Pick<TimeTextLabels, 'now'>
  toast: ToastLabels
  toastLog: ToastLogLabels
  tree: TreeLabels
  uploadQueue: UploadQueueLabels
  valueText: ValueTextLabels
}

/** Message groups of all loaded packages; `@placard/forms` and `@placard/charts` add theirs. */
export interface PlacardLabels extends UiLabels {}

/** Messages of some groups, or functions of the locale that return them. */
export type PlacardCatalog = {
  readonly [Group in keyof PlacardLabels]?:
    | Partial<PlacardLabels[Group]>
    | ((locale: string) => Partial<PlacardLabels[Group]>)
}
