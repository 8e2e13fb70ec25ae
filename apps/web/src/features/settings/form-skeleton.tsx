import { Card } from '../../ui/layout/card'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'

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
