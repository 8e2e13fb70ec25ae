/** What is used of it; the package's own types are not meant for TypeScript's strict mode. */
declare module 'lighthouse' {
  interface Audit {
    title: string
    score: number | null
    displayValue?: string
    details?: { items?: { node?: { snippet?: string }; description?: string; url?: string }[] }
  }
  interface Report {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, Audit>
  }
  interface Flags {
    port: number
    onlyCategories: string[]
    disableStorageReset: boolean
    logLevel: 'error'
  }
  export const desktopConfig: object
  export default function lighthouse(
    url: string,
    flags: Flags,
    config: object,
  ): Promise<{ lhr: Report } | undefined>
}
