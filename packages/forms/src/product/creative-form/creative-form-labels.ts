/** English texts of the creative form. */
export const creativeFormLabels = {
  saveFailed: 'Couldn’t save the creative.',
  creative: 'Creative',
  notSaved: 'Not saved',
  name: 'Name',
  type: 'Type',
  fluid: 'Fluid',
  fluidHint: 'Stretches to fill its container.',
  platform: 'Platform',
  clickMacro: 'Click macro ',
  commonSizes: 'Common sizes',
  width: 'Width',
  swapSides: 'Swap width and height',
  height: 'Height',
  screenScale: '1280 × 800 screen',
  size: 'Size',
  customSize: 'Custom size',
  loadLimit: (name: string, limit: string) => `${name}. IAB initial load limit: ${limit}.`,
}

/** Texts of the creative form. */
export type CreativeFormLabels = typeof creativeFormLabels
