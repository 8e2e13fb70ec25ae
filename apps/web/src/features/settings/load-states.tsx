import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { Loading, Skeleton } from '../../ui/skeleton'

export function FormSkeleton() {
  return (
    <Loading>
      <Card className="grid max-w-3xl gap-5 p-5 sm:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((place) => (
          <div key={place} className="space-y-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-10" />
          </div>
        ))}
      </Card>
    </Loading>
  )
}

export function LoadFailure({ children, retry }: { children: string; retry: () => void }) {
  return (
    <Notice
      tone="bad"
      className="max-w-3xl"
      action={
        <Button size="sm" onClick={retry}>
          Tentar novamente
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
