import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { tokensTheme } from './tokens-theme.js'

const dark = matchMedia('(prefers-color-scheme: dark)')

/** Themes Storybook's manager like the device; stories have a theme switch in the toolbar. */
function followDevice() {
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
  addons.setConfig({ theme: create(tokensTheme(dark.matches ? 'dark' : 'light')) })
}

dark.addEventListener('change', followDevice)
followDevice()
