import { legibleColor } from '@placard/domain/internal/share'
import { useState } from 'react'

/** Backgrounds of pages in both themes: those on which a colour is the least legible. */
const PAGE = { light: '#f8f9fb', dark: '#13161b' }

export interface LinkBrandProps {
  /** Colour of the client, as '#rrggbb'. */
  color: string | null
  /** URL of the client's logo. */
  logo: string | undefined
}

/** Logo and line in the colour of the client above a shared report. The colour is moved until it is legible. */
export function LinkBrand({ color, logo }: LinkBrandProps) {
  const [failed, setFailed] = useState<string>()
  if (color === null && logo === undefined) return null
  return (
    <div data-slot="link-brand" className="mb-4 flex flex-col gap-3 max-sm:mb-3 max-sm:gap-2">
      {color !== null && (
        <span
          aria-hidden
          className="block h-1 w-full rounded-full"
          style={{
            backgroundColor: `light-dark(${legibleColor(color, PAGE.light)}, ${legibleColor(color, PAGE.dark)})`,
          }}
        />
      )}
      {logo !== undefined && (
        // The height is kept while it loads, and if it does not.
        <span className="flex h-10 max-sm:h-8">
          {failed !== logo && (
            <img
              src={logo}
              alt=""
              onError={() => setFailed(logo)}
              className="h-full w-auto max-w-60 object-contain object-left rtl:object-right"
            />
          )}
        </span>
      )}
    </div>
  )
}
