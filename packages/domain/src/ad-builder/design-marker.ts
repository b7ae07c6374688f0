/** Start of the element in a creative's HTML that contains its design. */
export const DESIGN_ELEMENT_START = '<script type="application/json" id="ad-design">'

/**
 * Returns true if a creative's HTML was made with the ad builder. In its own module, so that lists of creatives do not
 * load the schema of designs. @experimental
 */
export const hasDesign = (html: string): boolean => html.includes(DESIGN_ELEMENT_START)
