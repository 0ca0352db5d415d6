import { useNavigate } from 'react-router-dom';
import { Button } from '../kit/button.tsx';

/** Back to the sign-in form (spec §2.5); the page that is left has nothing to come back to. */
export const ReturnToLogin = ({ look }: { readonly look: 'primary' | 'secondary' }) => {
  const navigate = useNavigate();
  return (
    <Button look={look} size="lg" onClick={() => void navigate('/login', { replace: true })}>
      Return to Login
    </Button>
  );
};
