import type { ReactNode } from 'react'
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { NavigationContext } from './navigation.js'

/** Tells the screens that are open to anybody of the router around them. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const place = useLocation()
  const backwards = useNavigationType() === 'POP'
  const navigate = useNavigate()
  return (
    <NavigationContext
      value={{ place, backwards, go: (to, options) => void navigate(to, options), outlet: <Outlet /> }}
    >
      {children}
    </NavigationContext>
  )
}
