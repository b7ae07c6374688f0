import { cva } from 'class-variance-authority'

/** Styles of form controls: Input, PasswordInput, Select, Combobox. States come from the control inside. */
export const controlVariants = cva(
  [
    'flex w-full min-w-0 items-center rounded-control border border-line-control bg-surface text-body text-ink transition-colors duration-100 coarse:text-touch',
    'placeholder:text-ink-subtle hover:border-ink-subtle',
    'aria-invalid:border-danger has-aria-invalid:border-danger',
    'read-only:[&:is(input,textarea)]:border-line read-only:[&:is(input,textarea)]:bg-sunken has-[input:read-only]:border-line has-[input:read-only]:bg-sunken aria-readonly:border-line aria-readonly:bg-sunken',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-subtle disabled:opacity-100',
    'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-subtle',
    // Browsers paint autofilled inputs yellow or blue, unreadable in dark mode; only a shadow covers that.
    'autofill:bg-brand-tint autofill:shadow-[inset_0_0_0_100vmax_var(--placard-brand-tint)] autofill:[-webkit-text-fill-color:var(--placard-text)]',
    'has-autofill:bg-brand-tint has-autofill:[&_input]:shadow-[inset_0_0_0_100vmax_var(--placard-brand-tint)] has-autofill:[&_input]:[-webkit-text-fill-color:var(--placard-text)]',
  ],
  {
    variants: {
      size: {
        sm: 'h-7 gap-1.5 rounded-badge px-2 text-dense coarse:h-11',
        md: 'h-(--placard-control-height) gap-2 px-3',
        lg: 'h-11 gap-2 px-3',
      },
    },
    defaultVariants: { size: 'md' },
  },
)
