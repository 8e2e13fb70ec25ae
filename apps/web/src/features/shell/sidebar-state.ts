import { useState } from 'react'

const key = 'sidebar'

/** Whether the sidebar is narrow; kept for the visit only, like other local state of the screens. */
export function useSidebarCollapsed(): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(() => sessionStorage.getItem(key) === 'collapsed')
  function toggle(): void {
    sessionStorage.setItem(key, collapsed ? 'expanded' : 'collapsed')
    setCollapsed(!collapsed)
  }
  return [collapsed, toggle]
}
