import type { SecurityQuestionCatalogue } from '../../login/account.gateway.port.ts';

/**
 * The security questions for all accounts, and how many of them a person answers. Question ids must never change; question
 * texts may be reworded (SECURITY.md T1).
 */
export const SECURITY_QUESTIONS: SecurityQuestionCatalogue = {
  count: 3,
  questions: [
    { id: 'firstStreet', text: 'What was the name of the first street you lived on?' },
    { id: 'firstTeacher', text: 'What was the last name of your first teacher?' },
    { id: 'firstPet', text: 'What was the name of your first pet?' },
    { id: 'firstJobTown', text: 'In what town was your first job?' },
    { id: 'firstCar', text: 'What was the make and model of your first car?' },
    { id: 'firstConcert', text: 'What band or singer did you first see in concert?' },
    { id: 'childhoodFriend', text: 'What was the first name of your best friend as a child?' },
    { id: 'childhoodBook', text: 'What was your favorite book as a child?' },
    { id: 'grandmotherTown', text: 'In what town did your grandmother live?' },
    { id: 'parentsMet', text: 'In what town did your parents meet?' },
    { id: 'firstFlight', text: 'Where did your first flight take you?' },
    { id: 'firstDish', text: 'What dish did you first learn to cook?' },
  ],
};
