import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { tokensTheme } from './tokens-theme.js'

const dark = matchMedia('(prefers-color-scheme: dark)')

/** The frame around the stories is dark where the device is; the stories have their own switch in the toolbar. */
function followDevice() {
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
  addons.setConfig({ theme: create(tokensTheme(dark.matches ? 'dark' : 'light')) })
}

dark.addEventListener('change', followDevice)
followDevice()
